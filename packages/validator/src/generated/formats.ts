// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck

/** The number of code points of a string, which `minLength` and `maxLength` count. */
export const ucs2length: (text: string) => number = function length(text) {
    let count = text.length;
    for (let index = 0; index < text.length - 1; index += 1) {
        if ((text.charCodeAt(index) & 0xfc00) !== 0xd800)
            continue;
        if ((text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00)
            continue;
        count -= 1;
        index += 1;
    }
    return count;
};

/** Deep equality of JSON values, for `uniqueItems`, `const` and `enum`. */
export const equal: (a: unknown, b: unknown) => boolean = function equal(a, b) {
    if (a === b)
        return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length)
        return false;
    return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
};

export const formats: Record<string, unknown> = {
  "http-url": (value) => {
        // Most URLs are plain: letters, digits and single hyphens in the host. The parser accepts all of these.
        if (/^https?:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}(?:[/?#][!-~]*)?$/.test(value))
            return true;
        if (!/^https?:\/\//i.test(value) || value.at(-1) <= ' ' || value.trimEnd() !== value)
            return false;
        // Once compiled, canParse of Node 20 misreads text that V8 keeps as Latin-1; the constructor does not.
        if (!/[^ -~]/.test(value))
            return URL.canParse(value);
        try {
            return Boolean(new URL(value));
        }
        catch {
            return false;
        }
    },
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  uri: (value) => {
        if (value.trim() !== value || value[0] <= ' ' || value.at(-1) <= ' ')
            return false;
        try {
            return Boolean(new URL(value));
        }
        catch {
            return false;
        }
    },
  date: (value) => {
        const part = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
        if (!part)
            return false;
        const [year, month, day] = [Number(part[1]), Number(part[2]), Number(part[3])];
        const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
        return days !== undefined && day >= 1 && day <= days;
    },
  "date-time": (value) => {
        const part = /^(\d{4})-(\d\d)-(\d\d)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value);
        if (!part)
            return false;
        const [year, month, day] = [Number(part[1]), Number(part[2]), Number(part[3])];
        const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
        return days !== undefined && day >= 1 && day <= days;
    },
  email: /^(?=.{1,254}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i,
  hostname: /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  ipv4: /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/,
  ipv6: (value) => /^[\da-f:.]{2,45}$/i.test(value) && URL.canParse(`http://[${value}]`),
  int32: { type: "number", validate: (value) => Number.isInteger(value) && value >= -2147483648 && value <= 2147483647 },
  int64: { type: "number", validate: (value) => Number.isInteger(value) },
};
