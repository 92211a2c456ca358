import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { useSiteFolder } from '@/components/site/site-folder';
import { ThreadDivider } from '@/components/site/weave/thread-divider';
import { BreakableText } from '@/components/ui/breakable-text';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Link } from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useContent } from '@/content/store/content-store';
import { useCopy, useLayoutCopy } from '@/copy';
import { legalPaths, navigation, screenPaths } from '@/copy/screen-paths';
import { CrisisCall } from '@/features/actions';
import { LeaveLink, LeaveNote } from '@/features/leave-quickly';
import { otherLanguages } from '@/features/other-languages';
import { shareButton } from '@/features/share';
import { visitorTools } from '@/features/visitor-tools';
import { useCapabilities } from '@/host/capabilities';
import { siteCommands } from '@/host/site-commands';
import { renderedWhenIdle } from '@/lib/render-when-idle';
import { SocialLinks } from './social-links';

/** The screens in the header except Home, which the logo links to. */
const quickLinks = navigation.filter((screen) => screen !== 'home');

/** Lets the first and last link reach into the gaps around a list, as far as their targets are higher than their lines. */
const linkRows = 'relative -my-[max(0px,(44px-1lh)/2)]';

interface FooterColumnProps {
  title: string;
  className: string;
  children: ReactNode;
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 text-lg leading-[1lh] @min-[44rem]:mb-2">{title}</h2>
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

/** Names the first services, as Home does, and other services of the foundation. */
function ServiceNames({ title }: { title: string }) {
  const { home } = useCopy();
  const { inEasyWords = (item) => item } = useLayoutCopy();
  const { services, foundation } = useContent();
  const { otherServices, languages } = inEasyWords(foundation);
  const named = [
    ...services.slice(0, home.services.shown).map(inEasyWords),
    ...otherServices.map((title) => ({ id: title, title, languages: { title: languages?.otherServices } })),
  ];
  return (
    named[0] && (
      <FooterColumn title={title} className="[grid-area:services]">
        <ul className="footer-services">
          {named.map(({ id, title, languages }) => (
            <li key={id} lang={languages?.title}>
              {title}
            </li>
          ))}
        </ul>
      </FooterColumn>
    )
  );
}

/** The footer's four columns, the social links and the copyright line (specification, section 2). */
export function Footer() {
  const { foundation, contacts, textUs, toolNames } = useCopy();
  const { screenNames, footer } = useLayoutCopy();
  const { about, services, contact, social, legal } = footer;
  const { canOpenFiles } = useCapabilities();
  const ShareButton = useLazyModule(shareButton, false);
  const siteFolder = useSiteFolder();
  const languages = useLazyModule(otherLanguages, false);
  return (
    <footer {...renderedWhenIdle}>
      <ThreadDivider />
      <div className="@container band-ink pb-(--notification-room) [--room:max(0px,1lh-30px)] [--underline:var(--color-hairline)]">
        <div className="page-column pt-(--room) pb-2.5 text-base leading-[1.375] [--gap:--spacing(4)] @min-[44rem]:[--gap:1lh]">
          <div className="footer-safety">
            <div className="w-full @min-[63rem]:me-auto @min-[63rem]:w-auto">
              <CrisisCall className="rounded-control bg-accent px-3 font-bold text-on-accent!" />
            </div>
            {/* Phones have both in the header. */}
            <div className="contents @max-[44rem]:hidden">
              <LeaveLink className="text-link shrink-0" />
              <LeaveNote hasKeys className="text-ink-soft" />
            </div>
          </div>
          <div className="footer-columns">
            <div className="[grid-area:about]">
              <div className="mb-1 @min-[44rem]:mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-(--room) @min-[44rem]:justify-start">
                <h2 className="text-xl leading-[1.125]">{about.title}</h2>
                {social.links.length > 0 && <SocialLinks label={social.label} links={social.links} />}
              </div>
              <p lang={foundation.languages?.about} className="max-w-reading text-ink-soft">
                {about.text}
              </p>
            </div>
            <FooterColumn title={footer.quickLinks.title} className="[grid-area:links]">
              <FooterLinks
                links={quickLinks.map((screen) => ({ path: screenPaths[screen], name: screenNames[screen] }))}
                className={linkRows}
              />
            </FooterColumn>
            <ServiceNames title={services.title} />
            <FooterColumn title={contact.title} className="[grid-area:contact]">
              <address className={`not-italic ${linkRows}`}>
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
                <p className="my-[max(0px,(44px-1lh)/2)] text-balance">
                  <BreakableText>{foundation.addressInline}</BreakableText>
                </p>
              </address>
            </FooterColumn>
            {/* Phones have no room for it. */}
            <div className="[grid-area:hours] @max-[34rem]:hidden">
              <h3 className="text-lg leading-[1lh] @min-[44rem]:@max-[63rem]:mb-2">{contact.hoursLabel}</h3>
              <ul>
                {foundation.openingHours.map((hours) => (
                  <li key={hours}>
                    <BreakableText>{hours}</BreakableText>
                  </li>
                ))}
              </ul>
            </div>
            {/* Keeps room for the names, which arrive late. */}
            <div className="min-h-11 [grid-area:languages] noscript:hidden">
              {languages && <languages.LanguagesLink />}
            </div>
          </div>
          <div className="footer-end">
            {visitorTools.map(({ id }) => (
              <button
                key={id}
                type="button"
                aria-haspopup="dialog"
                className="text-link noscript:hidden"
                onClick={() => siteCommands.send(id)}
              >
                {toolNames[id]}
              </button>
            ))}
            {ShareButton && (
              <ErrorBoundary>
                <ShareButton />
              </ErrorBoundary>
            )}
            {/* None of these routes has a page, so only scripts open them. */}
            <nav aria-label={footer.legalLabel} className="contents noscript:hidden">
              <FooterLinks
                links={[
                  { path: legalPaths.privacy, name: legal.privacy },
                  { path: legalPaths.terms, name: legal.terms },
                ]}
                className="contents"
              />
            </nav>
            {/* The app never leaves its page, so a desk has the licenses in its Help menu. */}
            {canOpenFiles && (
              <a href={`${siteFolder}licenses.txt`} className="text-link">
                {footer.licenses}
              </a>
            )}
            <p className="self-center text-ink-soft @min-[63rem]:ms-auto">{footer.copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
