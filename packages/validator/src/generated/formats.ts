// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck

export const addViolation: any = function addViolation(violations, instancePath, keyword, params) {
    violations.push({ instancePath, keyword, params });
};

export const collect: any = function collect(list, data) {
    const violations = [];
    list(data, '', violations);
    return violations;
};

export const lengthOf: any = function lengthOf(text) {
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

export const isObject: any = function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
};

export const equal: any = function equal(a, b) {
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

export const isUnique: any = function isUnique(items) {
    const values = new Set();
    const seen = new Set();
    for (const item of items) {
        if (typeof item === 'object' && item !== null)
            seen.add(canonical(item));
        else
            values.add(item);
    }
    return values.size + seen.size === items.length;
};

export const canonical: any = function canonical(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => canonical(item)).join()}]`;
    const members = Object.keys(value).toSorted();
    return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
};

export const isMultiple: any = function isMultiple(value, step) {
    if (typeof step === 'bigint' || (typeof value === 'bigint' && Number.isInteger(step)))
        return Number.isInteger(Number(value)) && BigInt(value) % BigInt(step) === 0n;
    if (typeof value === 'number' && Number.isInteger(step))
        return value % step === 0;
    const [, integer, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step));
    const decimals = fraction.length - Number(exponent);
    const scale = 10 ** decimals;
    const count = Math.round(Number(value) * scale);
    // Beyond this limit a number has no decimals, and the count is not exact.
    if (!Number.isSafeInteger(count)) {
        return ((typeof value === 'bigint' || Number.isInteger(value)) &&
            (BigInt(value) * 10n ** BigInt(decimals)) % BigInt(integer + fraction) === 0n);
    }
    return count / scale === value && count % Number(integer + fraction) === 0;
};

export const pointerTo: any = function pointerTo(name) {
    return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
};

export const checkOnce: any = function checkOnce(known, data, find) {
    if (typeof data !== 'object' || data === null)
        return find(data);
    const found = known.get(data) ?? find(data);
    known.set(data, found);
    return found;
};

export const finallyDo: any = function finallyDo(last, work) {
    try {
        return work();
    }
    finally {
        last();
    }
};

export const fillWhileValid: any = function fillWhileValid(isValid, fill, data) {
    if (!isValid(data))
        return false;
    const numbers = new Set();
    const isFilled = (only) => {
        const added = [];
        fill(data, (number, object, name, value) => {
            if (only !== undefined && number !== only)
                return;
            numbers.add(number);
            object[name] = value;
            added.push([object, name]);
        });
        if (added.length === 0 || isValid(data))
            return true;
        for (const [object, name] of added)
            delete object[name];
        return false;
    };
    if (!isFilled() && numbers.size > 1)
        for (const number of numbers)
            isFilled(number);
    return true;
};

export const format_http_url: unknown = (() => {
            // Most hosts are plain: letters, digits and single hyphens, perhaps a port. Behind these the parser accepts all.
            const plain = /^https?:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}(?::\d{1,4})?(?:[/?#][^\t\n\r]*)?$/i;
            const scheme = /^https?:\/\/[^\t\n\r]*$/i;
            const beyondAscii = /[^ -~]/;
            return (value) => {
                const isPlain = plain.test(value);
                if ((!isPlain && !scheme.test(value)) || value.at(-1) <= ' ' || value.trimEnd() !== value)
                    return false;
                // Once compiled, canParse of Node 20 misreads text that V8 keeps as Latin-1. A fragment is always
                // valid, and one beyond Latin-1 makes V8 store the text in two bytes a character.
                return isPlain || URL.canParse(beyondAscii.test(value) ? `${value}#\u0100` : value);
            };
        })();

export const format_date_time: unknown = (value) => {
        const part = /^(\d{4})-(\d\d)-(\d\d)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value);
        if (!part)
            return false;
        const [year, month, day] = [Number(part[1]), Number(part[2]), Number(part[3])];
        const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
        return days !== undefined && day >= 1 && day <= days;
    };
