import { html, LitElement } from 'lit';

/** A field in a shadow tree, which tells the form around it what it holds. */
class ShopField extends LitElement {
  static properties = { label: {} };
  render() {
    const report = ({ target }) =>
      this.dispatchEvent(new CustomEvent('value', { detail: target.value, bubbles: true }));
    return html`<label>${this.label} <input @input=${report} /></label>`;
  }
}

/** A choice that is drawn from buttons. */
class ShopRating extends LitElement {
  static properties = { value: { type: Number } };
  render() {
    const rate = (value) => {
      this.value = value;
      this.dispatchEvent(new CustomEvent('rated', { detail: value }));
    };
    return html`<div role="radiogroup" aria-label="Rating">
      ${[1, 2, 3].map(
        (value) =>
          html`<span
            role="radio"
            tabindex="0"
            aria-checked=${this.value === value}
            @click=${() => rate(value)}
            >${value} stars</span
          >`,
      )}
    </div>`;
  }
}

/** A closed shadow tree, which no script of the page can look into. */
class ShopCoupon extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button>Use the coupon</button>';
    root.firstChild.addEventListener('click', () => say('10 % less'));
  }
}

class ShopOrder extends LitElement {
  static properties = { name: { state: true } };
  render() {
    return html`<shop-field label="Recipient" @value=${({ detail }) => (this.name = detail)}></shop-field>
      <shop-rating @rated=${({ detail }) => say(`rated ${detail}`)}></shop-rating>
      <shop-coupon></shop-coupon>
      <button ?disabled=${!this.name} @click=${() => say(`sent to ${this.name}`)}>Send</button>`;
  }
}

const say = (text) => (document.querySelector('#result').textContent = text);
customElements.define('shop-field', ShopField);
customElements.define('shop-rating', ShopRating);
customElements.define('shop-coupon', ShopCoupon);
customElements.define('shop-order', ShopOrder);
