/** Whether a number is an integer multiple of a step, by their decimal notation; both finite, the step above 0. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(step)) return value % step === 0;
  const [, integer, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step))!;
  const decimals = fraction.length - Number(exponent);
  const scale = 10 ** decimals;
  const count = Math.round(value * scale);
  // Beyond this limit a number has no decimals, and the count is not exact.
  if (!Number.isSafeInteger(count)) {
    return (
      Number.isInteger(value) &&
      (BigInt(value) * 10n ** BigInt(decimals)) % BigInt(integer! + fraction) === 0n
    );
  }
  return count / scale === value && count % Number(integer! + fraction) === 0;
}
