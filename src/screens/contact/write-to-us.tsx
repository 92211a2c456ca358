import { ExternalLink } from '@/components/site/external-link';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { anchorMark } from '@/lib/anchors';
import { renderedWhenIdle } from '@/lib/render-when-idle';
import { MessageForm } from './message-form';

/** Shows the contact form. Print leaves out an empty form, but not a prepared message. */
export function WriteToUs({ className }: { className: string }) {
  const { contact, contacts } = useCopy(screensCopy);
  const { form } = contact;
  const { email } = contacts;
  return (
    <section
      {...renderedWhenIdle}
      aria-labelledby="message"
      className={`print:not-has-[section]:hidden ${className}`}
    >
      <div>
        <h2 id="message" {...anchorMark('message')}>
          {form.title}
        </h2>
        <p className="max-w-reading mt-3 break-after-avoid text-ink-soft few:hidden [@media(scripting:none)]:hidden">
          {form.text}
        </p>
      </div>
      {/* Replaces the form with an e-mail link if scripts are off. If they fail, what was typed stays visible. */}
      <p className="hidden mt-3 [@media(scripting:none)]:block">
        <ExternalLink href={email.href} className="text-link">
          <BreakableText>{email.text}</BreakableText>
        </ExternalLink>
      </p>
      <div className="[@media(scripting:none)]:hidden">
        <MessageForm />
      </div>
    </section>
  );
}
