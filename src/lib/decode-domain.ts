/** Decodes what follows `xn--` in a domain name (RFC 3492), or throws. */
function decodeLabel(encoded: string): string {
  const dash = encoded.lastIndexOf('-');
  const digits = encoded.slice(dash + 1);
  const characters = [...encoded.slice(0, Math.max(0, dash))];
  let [code, index, bias, next] = [128, 0, 72, 0];
  while (next < digits.length) {
    const start = index;
    for (let step = 36, weight = 1; ; step += 36) {
      // The letters come before the digits.
      const digit = (Number.parseInt(digits.charAt(next++), 36) + 26) % 36;
      if (Number.isNaN(digit)) throw new RangeError(encoded);
      index += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = characters.length + 1;
    let delta = Math.floor((index - start) / (start === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(index / length);
    index %= length;
    characters.splice(index++, 0, String.fromCodePoint(code));
  }
  return characters.join('');
}

/**
 * Decodes the domain of an e-mail address to the letters that were typed: Chromium encodes it in e-mail fields, so that
 * `compañía.example` becomes `xn--compaa-7va5a.example`. What cannot be decoded stays as it is.
 */
export function decodeDomain(address: string): string {
  return address.replace(
    /([@.])xn--([a-z0-9-]+)(?=(?:\.[^@]*)?$)/gi,
    (label, before: string, encoded: string) => {
      try {
        return before + decodeLabel(encoded);
      } catch {
        return label;
      }
    },
  );
}
