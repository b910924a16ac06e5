/**
 * A simulated clock. It advances only by its methods, by at least a millisecond a command, so that jobs have an order.
 */
export const clock = {
  now: 2_000_000_000_000,
  real: Date.now,
  start() {
    Date.now = () => this.now;
  },
  stop() {
    Date.now = this.real;
  },
  tick(ms) {
    this.now += ms;
  },
};
