import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { ThreadDivider } from '@/components/site/weave/thread-divider';
import { BreakableText } from '@/components/ui/breakable-text';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Link } from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useContent, useCopy, useLayoutCopy } from '@/copy';
import { legalPaths, navigation, screenPaths } from '@/copy/screen-paths';
import { LeaveLink, LeaveNote } from '@/features/leave-quickly';
import { otherLanguages } from '@/features/other-languages';
import { shareButton } from '@/features/share';
import { TalkButton } from '@/features/talk-board';
import { useCapabilities } from '@/host/capabilities';
import { renderWhenIdle } from '@/lib/render-when-idle';
import { useSiteFolder } from '@/lib/site-folder';
import { CrisisCall } from './crisis-call';
import { SocialLinks } from './social-links';

/** The screens in the header except Home, which the brand links to. */
const quickLinks = navigation.filter((screen) => screen !== 'home');

interface FooterColumnProps {
  title: string;
  className?: string;
  /** Whether the title begins the text that the column is on phones. */
  isInText?: boolean;
  /** The level of the title: 3 in a column. */
  as?: 'h2' | 'h3';
  children: ReactNode;
}

function FooterColumn({
  title,
  className = '',
  isInText = false,
  as: Heading = 'h2',
  children,
}: FooterColumnProps) {
  return (
    <div className={`${className} ${isInText ? '@max-[36rem]:col-span-full' : ''}`}>
      <Heading
        className={`text-base @min-[36rem]:text-lg ${isInText ? 'me-2 inline @min-[36rem]:block' : ''}`}
      >
        {title}
      </Heading>
      {children}
    </div>
  );
}

interface FooterLinksProps {
  links: readonly { path: string; name: string }[];
  className?: string;
}

function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} className="text-link min-w-11">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An item of a list that is one text on phones. */
const inText = 'inline comma-between @min-[36rem]:block';

/** Names the first services, as Home does, and those that the foundation offers beside them; on phones, in one text. */
function ServiceNames({ title, className }: { title: string; className: string }) {
  const { home } = useCopy();
  const { inEasyWords = (item) => item } = useLayoutCopy();
  const { services, foundation } = useContent();
  const { otherServices, languages } = inEasyWords(foundation);
  const named = [
    ...services.slice(0, home.services.shown).map(inEasyWords),
    ...otherServices.map((title) => ({
      id: title,
      title,
      languages: { title: languages?.otherServices },
    })),
  ];
  return (
    named[0] && (
      <FooterColumn title={title} className={className} isInText>
        <ul className="inline text-ink-soft @min-[36rem]:block">
          {named.map(({ id, title, languages }) => (
            <li
              key={id}
              lang={languages?.title}
              className={`wrap-anywhere @min-[36rem]:flex @min-[36rem]:min-h-[44px] @min-[36rem]:items-center ${inText}`}
            >
              <span className="@min-[36rem]:line-clamp-3">{title}</span>
            </li>
          ))}
        </ul>
      </FooterColumn>
    )
  );
}

/** Beside each other on a phone: the links, and the contact details. */
const columns = [
  'grid grid-cols-1 gap-x-5 gap-y-2 @min-[22.5rem]:grid-cols-[auto_1fr] in-data-[spacing=wide]:@max-[36rem]:grid-cols-1!',
  '@min-[36rem]:grid-cols-2 @min-[36rem]:gap-x-8 @min-[36rem]:gap-y-3 @min-[72rem]:gap-x-12 @min-[60rem]:grid-rows-[auto_1fr]',
  '@min-[60rem]:grid-cols-[minmax(12rem,1fr)_auto_fit-content(15rem)_auto]',
].join(' ');

/** The contact details, in pairs where there is room. */
const details =
  'flex flex-wrap gap-x-6 not-italic *:min-h-[44px] @min-[72rem]:grid @min-[72rem]:grid-cols-[auto_auto] @min-[72rem]:justify-start';

/** What a phone has in two columns, and wide screens in two lines. */
const lines = [
  'mt-1 grid grid-cols-1 gap-x-5 border-t border-hairline pt-1 @min-[22.5rem]:grid-cols-2',
  'in-data-[spacing=wide]:@max-[36rem]:grid-cols-1! @min-[36rem]:mt-5 @min-[36rem]:block',
].join(' ');
const line = 'contents items-center gap-x-6 @min-[36rem]:flex @min-[36rem]:flex-wrap';
const lastOnPhones = '@max-[36rem]:order-1 @max-[36rem]:col-span-full';

/** The footer's four columns, the social links and the copyright line (specification, section 2). */
export function Footer() {
  const { foundation, contacts, textUs } = useCopy();
  const { screenNames, footer } = useLayoutCopy();
  const { about, services, contact, social, legal } = footer;
  const { canOpenFiles } = useCapabilities();
  const ShareButton = useLazyModule(shareButton, false);
  const siteFolder = useSiteFolder();
  const languages = useLazyModule(otherLanguages, false);
  return (
    <footer ref={renderWhenIdle} className="render-when-idle">
      <ThreadDivider />
      <div className="@container band-ink pb-(--notification-room) [--underline:var(--color-hairline)]">
        {contacts.crisisLine && (
          <div className="border-b border-hairline">
            <div className="page-column text-base">
              <CrisisCall className="font-bold" />
            </div>
          </div>
        )}
        <div className="page-column py-2 text-base leading-[1.25] @min-[36rem]:py-4 @min-[36rem]:leading-[1.3]">
          <div className={columns}>
            <div className="@max-[60rem]:col-span-full @max-[36rem]:order-first">
              <h2 className="text-base @min-[36rem]:text-lg">{about.title}</h2>
              <p lang={foundation.languages?.about} className="max-w-reading mt-1 text-ink-soft">
                {about.text}
              </p>
            </div>
            {/* The names come late, and have their room. The kiosk has them in its Menu. */}
            <div className="col-span-full min-h-11 noscript:hidden @max-[36rem]:order-first @min-[60rem]:col-start-1 @min-[60rem]:col-end-2 @min-[60rem]:row-start-2">
              {languages && <languages.LanguagesLink className="[--underline:var(--color-hairline)]" />}
            </div>
            <FooterColumn title={footer.quickLinks.title} className="@min-[60rem]:row-span-2">
              <FooterLinks
                links={quickLinks.map((screen) => ({ path: screenPaths[screen], name: screenNames[screen] }))}
              />
            </FooterColumn>
            <ServiceNames
              title={services.title}
              className="@max-[36rem]:order-first @min-[60rem]:row-span-2"
            />
            <FooterColumn title={contact.title}>
              <address className={details}>
                {[contacts.phone, textUs, contacts.relay, contacts.email].map(
                  (way) =>
                    way && (
                      <p key={way.text}>
                        <ExternalLink href={way.href} className="text-link">
                          <BreakableText>{way.text}</BreakableText>
                        </ExternalLink>
                      </p>
                    ),
                )}
                <p className="w-full">
                  {foundation.address.map((line) => (
                    <span key={line} className="block">{`${line} `}</span>
                  ))}
                </p>
              </address>
            </FooterColumn>
            <FooterColumn title={contact.hoursLabel} as="h3" isInText className="@min-[60rem]:col-start-4">
              <ul className="inline @min-[36rem]:block">
                {foundation.openingHours.map((hours) => (
                  <li key={hours} className={inText}>
                    <BreakableText>{hours}</BreakableText>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          </div>
          <div className={lines}>
            <div className={line}>
              <LeaveLink className="text-link" iconClassName="hidden" />
              <LeaveNote className={`me-auto ${lastOnPhones}`} />
              <TalkButton />
              {ShareButton && (
                <ErrorBoundary>
                  <ShareButton />
                </ErrorBoundary>
              )}
            </div>
            <div className={line}>
              <p className={`me-auto ${lastOnPhones}`}>{footer.copyright}</p>
              {/* None of the routes has a page, so only scripts open them. */}
              <nav aria-label={footer.legalLabel} className="contents noscript:hidden">
                <FooterLinks
                  links={[
                    { path: legalPaths.privacy, name: legal.privacy },
                    { path: legalPaths.terms, name: legal.terms },
                  ]}
                  className="contents"
                />
              </nav>
              {/* The app never leaves its page: on a desk, its Help menu has the licenses. */}
              {canOpenFiles && (
                <a
                  href={`${siteFolder}licenses.txt`}
                  className="text-link @max-[36rem]:hidden noscript:block"
                >
                  {footer.licenses}
                </a>
              )}
              {social.links.length > 0 && <SocialLinks label={social.label} links={social.links} />}
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
