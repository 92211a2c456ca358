// The trailing slash selects the package instead of Node's module of that name.
import { toUnicode } from 'punycode/';

/**
 * Decodes the domain of an e-mail address to the letters that were typed, since Chromium encodes `compañía.example` in e-mail
 * fields as `xn--compaa-7va5a.example`. A domain that cannot be decoded stays as it is.
 */
export function decodeDomain(address: string): string {
  try {
    return toUnicode(address);
  } catch {
    return address;
  }
}
