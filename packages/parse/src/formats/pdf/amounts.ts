/** Money: a currency beside a number, or a number with two decimals. */
const AMOUNT =
  /[\p{Sc}]\s?\d|\d\s?\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN)\b\s?\d|\d\s?(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN)\b|(?<![\d.,])\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d(?![\d.,]*\d)/u;
/** A word for a payment. */
const PAID = /\b(?:total|subtotal|sum|amount|balance|due|paid|summe|betrag|gesamt|montant|importe)\b.*\d/iu;

/** Whether a text contains an amount of money. */
export function hasAmount(text: string): boolean {
  return AMOUNT.test(text) || PAID.test(text);
}
