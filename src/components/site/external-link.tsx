import type { ComponentProps } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { toPhone, toPhoneMark } from './to-phone';

/** Links to a site, phone or e-mail address. The kiosk shows the latter two to take along, and other addresses as text. */
export function ExternalLink({
  href = '',
  ...link
}: Pick<ComponentProps<'a'>, 'href' | 'className' | 'children'>) {
  if (useCapabilities().canLeave) return <a href={href} {...link} />;
  if (!/^(tel|sms|mailto):/.test(href)) return <span>{link.children}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...toPhoneMark}
      onClick={() => toPhone.send({ kind: 'contact', href })}
      {...link}
    />
  );
}
