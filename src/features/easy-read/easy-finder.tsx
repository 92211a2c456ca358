import { useId } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import { finderAnchor, screenPaths } from '@/content/screen-paths';
import { easyFinder } from '@/copy/easy-read/finder';
import { easyHome } from '@/copy/easy-read/home';
import { Finder, type Suggestion } from '@/features/finder';
import { programLines, programTitle, serviceLines, serviceTitle } from './easy-items';
import { EasyLines } from './easy-lines';

function describe(suggestion: Suggestion) {
  const [title, lines] =
    'service' in suggestion
      ? [serviceTitle(suggestion.service), serviceLines(suggestion.service)]
      : [programTitle(suggestion.program), programLines(suggestion.program)];
  const text = (
    <div className="mt-4">
      <EasyLines lines={lines} />
    </div>
  );
  return { title, text };
}

/** The finder on the Services screen, in plain language. */
export function EasyFinder() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 print:has-[fieldset]:hidden border-t-2 border-ink pt-8">
      <h2 id={id}>{easyFinder.title}</h2>
      <div className="mt-6 mb-8">
        <EasyLines lines={[{ picture: 'findPeople', text: easyFinder.text }]} />
      </div>
      <Finder copy={easyFinder} describe={describe} />
    </section>
  );
}

/** Links from Home to the finder. */
export function EasyFinderLink() {
  return (
    <p className="mt-6 text-xl">
      <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link">
        <BreakableText>{easyHome.finderLink}</BreakableText>
      </Link>
    </p>
  );
}
