import { createApp, h, ref } from 'vue';
import { loadText, ROUTES } from './routes.js';

createApp({
  setup() {
    const text = ref('');
    loadText((loaded) => (text.value = loaded));
    return () => [
      h(
        'nav',
        Object.keys(ROUTES).map((path) => h('a', { href: path }, path)),
      ),
      h('main', [h('h1', `Vue ${location.pathname}`), h('p', text.value)]),
    ];
  },
}).mount('#app');
