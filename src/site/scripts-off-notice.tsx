import type { Contact } from '@/content/contact';
import type { PageText } from './page-text';

/**
 * Says that the scripts are off or failed to load, with the phone numbers. While they load, the style sheet hides it
 * (src/lib/watch-loading.ts); then the app takes it away.
 */
export function ScriptsOffNotice({ scriptsOff, copy }: PageText) {
  const { phone, crisisLine } = copy.contacts;
  const call = (label: string, contact: Contact | undefined) =>
    contact && (
      <p>
        {`${label}: `}
        <a href={contact.href}>{contact.text}</a>
      </p>
    );

  return (
    <div id="scripts-off" role="alert">
      <p>{scriptsOff.text}</p>
      {call(scriptsOff.phone, phone)}
      {call(scriptsOff.crisisLine, crisisLine)}
      <p>
        {/* The inline script reloads the current address, with its query and fragment. */}
        <a id="reload" href="./">
          {scriptsOff.reload}
        </a>
      </p>
    </div>
  );
}
