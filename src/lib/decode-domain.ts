// The trailing slash selects the package instead of Node's module of that name.
import { toUnicode } from 'punycode/';

/** Decodes the domain of an e-mail address, which Chromium encodes in e-mail fields, as `xn--compaa-7va5a.example`. */
export function decodeDomain(address: string): string {
  try {
    return toUnicode(address);
  } catch {
    return address;
  }
}
