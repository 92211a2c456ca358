import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { decodeDomain } from '@/lib/decode-domain';

it.each('compañía.example correo.niños.example почта.пример 例え.テスト مثال.إختبار 😀a.example'.split(' '))(
  'reads the domain %s as it was typed',
  (domain) => {
    const encoded = domainToASCII(domain);
    expect(encoded).toMatch(/xn--/);
    expect(decodeDomain(`ada@${encoded}`)).toBe(`ada@${domain}`);
  },
);

it.each([
  '',
  ...'ada@mail.example xn--compaa-7va5a.b@mail.example ada@xn--z.example'.split(' '),
  ...'ada@xn--99999999.example ada@xn--a_b.example ada@axn--compaa-7va5a.example'.split(' '),
])('leaves %j as it is', (address) => expect(decodeDomain(address)).toBe(address));
