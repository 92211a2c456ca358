import { useId } from 'react';
import { Link } from '@/components/ui/link';
import { finderAnchor, screenPaths } from '@/content/screen-paths';
import { easyFinder } from '@/copy/easy-read/finder';
import { easyHome } from '@/copy/easy-read/home';
import { Finder, type Suggestion } from '@/features/finder';
import { EasyLines } from './easy-lines';
import { programLines } from './easy-programs';
import { serviceLines } from './sample-lines';

function describe(suggestion: Suggestion) {
  const lines = 'service' in suggestion ? serviceLines(suggestion.service) : programLines(suggestion.program);
  return <EasyLines lines={lines} className="mt-4" />;
}

/** The three questions of the Services screen in plain language. */
export function EasyFinder() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-t-2 border-ink pt-8">
      <h2 id={id}>{easyFinder.title}</h2>
      <EasyLines lines={[{ icon: 'search', text: easyFinder.text }]} className="mt-6 mb-8" />
      <Finder copy={easyFinder} describe={describe} />
    </section>
  );
}

/** The way from Home to the questions. */
export function EasyFinderLink() {
  return (
    <p className="mt-6 text-xl">
      <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link">
        {easyHome.finderLink}
      </Link>
    </p>
  );
}
