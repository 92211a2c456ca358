// The slash means the package; without it, Node has a module of that name.
import { toUnicode } from 'punycode/';

/**
 * Decodes the domain of an e-mail address to the letters that were typed: Chromium encodes it in e-mail fields, so that
 * `compañía.example` becomes `xn--compaa-7va5a.example`. What cannot be decoded stays as it is.
 */
export function decodeDomain(address: string): string {
  try {
    return toUnicode(address);
  } catch {
    return address;
  }
}
