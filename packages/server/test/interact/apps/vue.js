import { createApp } from 'vue/dist/vue.esm-bundler.js';

/** A list that goes on as it is scrolled, with a card in a shadow tree and a page of another site's in a frame. */
customElements.define(
  'x-price',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = `<p>Price in the shadow: <b>${this.getAttribute('value')} €</b></p><button>Buy</button>`;
      const button = root.querySelector('button');
      button.addEventListener('click', () => (button.textContent = 'Bought'));
    }
  },
);

createApp({
  data: () => ({ items: [], isBusy: false }),
  async mounted() {
    await this.more();
    new IntersectionObserver(([entry]) => entry.isIntersecting && this.more()).observe(this.$refs.end);
  },
  methods: {
    async more() {
      if (this.isBusy || this.items.length >= 60) return;
      this.isBusy = true;
      const response = await fetch('/api/items?from=' + this.items.length);
      this.items.push(...(await response.json()));
      this.isBusy = false;
    },
  },
  template: `<main><h1>Catalogue of the Vue shop</h1><x-price value="49"></x-price><iframe src="/frame" title="Delivery"></iframe>
    <ol><li v-for="item in items" :key="item" style="height: 40px">{{ item }}</li></ol><p ref="end">{{ items.length }} items</p></main>`,
}).mount('#app');
