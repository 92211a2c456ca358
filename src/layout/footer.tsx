import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { ThreadDivider } from '@/components/site/weave/thread-divider';
import { BreakableText } from '@/components/ui/breakable-text';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Link } from '@/components/ui/link';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useContent, useCopy, useLayoutCopy } from '@/copy';
import { legalPaths, navigation, screenPaths } from '@/copy/screen-paths';
import { LeaveNotice } from '@/features/leave-quickly';
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
  children: ReactNode;
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 text-xl @min-[36rem]:mb-3">{title}</h2>
      {children}
    </div>
  );
}

interface FooterLinksProps {
  links: readonly { path: string; name: string }[];
  className: string;
  /** Further items. */
  children?: ReactNode;
}

function FooterLinks({ links, className, children }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} className="text-link min-w-11">
            {name}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Names the first services, as Home does, and those that the foundation offers beside them. */
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
      <FooterColumn title={title} className={className}>
        <ul className="grid gap-2 text-ink-soft contact-beside-links:grid-cols-2 contact-beside-links:gap-x-7">
          {named.map(({ id, title, languages }) => (
            <li
              key={id}
              lang={languages?.title}
              className="grid min-h-[var(--size-target,44px)] items-center wrap-anywhere"
            >
              <span className="line-clamp-3">{title}</span>
            </li>
          ))}
        </ul>
      </FooterColumn>
    )
  );
}

/** The footer's four columns, the social links and the copyright line (specification, section 2). */
export function Footer() {
  const { foundation, contacts, textUs } = useCopy();
  const { screenNames, footer } = useLayoutCopy();
  const { about, services, contact, social, legal } = footer;
  const { canOpenFiles, hasDock } = useCapabilities();
  // The kiosk has them in its Menu, and beside the code of the number.
  const withoutVoice = hasDock ? [] : [textUs, contacts.relay];
  const ShareButton = useLazyPart(shareButton, false);
  const siteFolder = useSiteFolder();
  const languages = useLazyPart(otherLanguages, false);
  return (
    <footer ref={renderWhenIdle} className="render-when-idle">
      <ThreadDivider />
      <div className="@container band-ink pb-(--notification-room)">
        {contacts.crisisLine && (
          <div className="border-b-2 border-hairline @max-[36rem]:text-base">
            <div className="wrap py-1 @min-[36rem]:py-2">
              <CrisisCall className="text-accent!" />
            </div>
          </div>
        )}
        <div className="wrap pt-5 pb-2 @max-[36rem]:text-base @min-[36rem]:py-14">
          <div className="grid grid-cols-1 gap-x-5 gap-y-4 @min-[19rem]:grid-cols-[auto_1fr] @min-[36rem]:grid-cols-2 @min-[36rem]:gap-10 @min-[64rem]:grid-cols-[4fr_2fr_3fr_4fr]">
            <FooterColumn
              title={about.title}
              className="col-span-full @min-[22rem]:grid @min-[22rem]:grid-cols-[1fr_auto] @min-[22rem]:items-center @min-[22rem]:gap-y-2 @min-[36rem]:col-auto @min-[36rem]:block"
            >
              <p lang={foundation.languages?.about} className="measure col-span-2 text-ink-soft">
                {about.text}
              </p>
              {social.links.length > 0 && <SocialLinks label={social.label} links={social.links} />}
            </FooterColumn>
            <FooterColumn title={footer.quickLinks.title} className="contact-beside-links:row-start-2">
              <FooterLinks
                links={quickLinks.map((screen) => ({ path: screenPaths[screen], name: screenNames[screen] }))}
                className="grid gap-2"
              />
            </FooterColumn>
            <ServiceNames title={services.title} className="contact-beside-links:col-span-full" />
            <FooterColumn
              title={contact.title}
              className="col-span-full contact-beside-links:col-auto contact-beside-links:row-start-2 @min-[36rem]:col-auto"
            >
              <address className="grid grid-cols-1 gap-y-2 not-italic">
                <p>
                  {foundation.address.map((line) => (
                    <span key={line} className="block">{`${line} `}</span>
                  ))}
                </p>
                {[contacts.phone, ...withoutVoice, contacts.email].map(
                  (way) =>
                    way && (
                      <p key={way.text}>
                        <ExternalLink href={way.href} className="text-link">
                          <BreakableText>{way.text}</BreakableText>
                        </ExternalLink>
                      </p>
                    ),
                )}
              </address>
              <ul aria-label={contact.hoursLabel} className="mt-1 grid gap-2">
                {foundation.openingHours.map((hours) => (
                  <li key={hours}>
                    <BreakableText>{hours}</BreakableText>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          </div>
          {/* The names come late, and have their room. The kiosk has them in its Menu. */}
          <div className="mt-4 min-h-26 @min-[24rem]:min-h-19 @min-[64rem]:min-h-11 noscript:hidden">
            {languages && <languages.LanguagesLink className="text-link" />}
          </div>
          <LeaveNotice />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-hairline pt-4 @min-[36rem]:mt-12 @min-[36rem]:pt-6">
            <p className="w-full">{footer.copyright}</p>
            <TalkButton />
            {ShareButton && (
              <ErrorBoundary>
                <ShareButton />
              </ErrorBoundary>
            )}
            {/* None of the routes has a page, so only scripts open them. */}
            <nav aria-label={footer.legalLabel} className="noscript:hidden">
              <FooterLinks
                links={[
                  { path: legalPaths.privacy, name: legal.privacy },
                  { path: legalPaths.terms, name: legal.terms },
                ]}
                className="flex flex-wrap gap-x-6 gap-y-2"
              >
                {/* The app never leaves its page: on a desk, its Help menu has the licenses. */}
                {canOpenFiles && (
                  <li>
                    <a href={`${siteFolder}licenses.txt`} className="text-link">
                      {footer.licenses}
                    </a>
                  </li>
                )}
              </FooterLinks>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}
