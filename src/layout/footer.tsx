import type { ReactNode } from 'react';
import { ContactQrCode } from '@/components/site/contact-qr-code';
import { ExternalLink } from '@/components/site/external-link';
import { ThreadDivider } from '@/components/site/weave/thread-divider';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import { navigation, screenPaths } from '@/content/screen-paths';
import { contacts, foundation } from '@/copy/foundation';
import type { LayoutCopy } from '@/features/easy-read';
import { useHost } from '@/host/host-context';
import { CrisisCall } from './crisis-call';
import { SocialLinks } from './social-links';

/** The screens of the header but for Home, to which the brand leads. */
const quickLinks = navigation.filter((screen) => screen !== 'home');

interface FooterColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-xl">{title}</h2>
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
          <Link to={path} className="text-link min-h-11">
            {name}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The footer's four columns, the social links and the copyright line (specification, section 2). */
export function Footer({ screenNames, footer }: LayoutCopy) {
  const { about, services, contact, social, legal } = footer;
  const isOnWeb = useHost().mode === 'web';
  return (
    <footer>
      <ThreadDivider />
      <div className="@container band-ink">
        <div className="border-b-2 border-hairline">
          <div className="wrap py-2">
            <CrisisCall />
            <ContactQrCode {...contacts.crisisLine} />
          </div>
        </div>
        <div className="wrap py-14 print:pt-6 print:pb-0">
          <div className="grid grid-cols-1 gap-10 @min-[36rem]:grid-cols-2 @min-[64rem]:grid-cols-[5fr_2fr_3fr_4fr]">
            <FooterColumn title={about.title}>
              <p className="measure text-ink-soft">{about.text}</p>
              <SocialLinks label={social.label} links={social.links} />
            </FooterColumn>
            <FooterColumn title={footer.quickLinks.title} className="print:hidden noscript:hidden">
              <FooterLinks
                links={quickLinks.map((screen) => ({ path: screenPaths[screen], name: screenNames[screen] }))}
                className="grid gap-2"
              />
            </FooterColumn>
            <FooterColumn title={services.title} className="print:hidden">
              <ul className="grid gap-2">
                {services.items.map((item) => (
                  <li key={item} className="py-2">
                    {item}
                  </li>
                ))}
              </ul>
            </FooterColumn>
            <FooterColumn title={contact.title}>
              <address className="not-italic">
                {foundation.address.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {[contacts.phone, contacts.email].map(({ text, href }) => (
                  <p key={href} className="mt-2">
                    <ExternalLink href={href} className="text-link min-h-11">
                      <BreakableText>{text}</BreakableText>
                    </ExternalLink>
                  </p>
                ))}
              </address>
            </FooterColumn>
          </div>
          <div className="mt-12 flex flex-wrap print:mt-6 items-center justify-between gap-x-8 gap-y-2 border-t-2 border-hairline pt-6">
            <p>{footer.copyright}</p>
            <nav aria-label={footer.legalLabel} className="noscript:hidden">
              <FooterLinks
                // Neither has a screen yet, so both lead to the not-found screen (specification, section 2).
                links={[
                  { path: '/privacy', name: legal.privacy },
                  { path: '/terms', name: legal.terms },
                ]}
                className="flex flex-wrap gap-x-6 gap-y-2"
              >
                {/* The app never leaves its page: on a desk, its Help menu has the licenses. */}
                {isOnWeb && (
                  <li>
                    <a href="licenses.txt" className="text-link min-h-11">
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
