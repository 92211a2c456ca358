import type { Contact } from '@/content/contact';
import { reloadId, scriptsOffId } from '@/lib/element-ids';
import type { HtmlText } from './html-text';

const link = 'inline-block py-2 font-bold underline';

/** Says that scripts are off or failed, with ways to reach us; hidden while they load (src/lib/watch-loading.ts). */
export function ScriptsOffNotice({ scriptsOff, copy }: HtmlText) {
  const { phone, crisisLine, textLine, email } = copy.contacts;
  const way = (label: string, contact: Contact | undefined) =>
    contact && (
      <p>
        {`${label}: `}
        <a href={contact.href} className={link}>
          {contact.text}
        </a>
      </p>
    );

  return (
    <div
      id={scriptsOffId}
      role="alert"
      className="flex flex-wrap items-baseline gap-x-8 bg-accent p-4 text-on-accent"
    >
      <p>{scriptsOff.text}</p>
      {way(scriptsOff.phone, phone)}
      {way(scriptsOff.crisisLine, crisisLine)}
      {way(scriptsOff.textLine, textLine)}
      {way(scriptsOff.email, email)}
      <p>
        {/* The inline script makes this reload the current address, with its query and fragment. */}
        <a id={reloadId} href="./" className={link}>
          {scriptsOff.reload}
        </a>
      </p>
    </div>
  );
}
