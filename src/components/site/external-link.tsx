import type { ComponentProps } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { takeHomeMark, takeHomes } from './take-home';

/**
 * Links to another site, a phone number or an e-mail address. The kiosk never leaves the site: there, a phone number or an
 * e-mail address is a button that shows it to take along, and any other address is plain text.
 */
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
      {...takeHomeMark}
      onClick={() => takeHomes.send({ kind: 'contact', href })}
      {...link}
    />
  );
}
