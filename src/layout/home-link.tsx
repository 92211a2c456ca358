import { Logo } from '@/components/site/logo';
import { useSiteRefs } from '@/components/site/site-refs';
import { Link } from '@/components/ui/link';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';

interface HomeLinkProps {
  className: string;
  logoClassName: string;
  nameClassName?: string;
  onClick?: () => void;
}

/** The logo and the name of the foundation, which lead home. */
export function HomeLink({ logoClassName, nameClassName, ...props }: HomeLinkProps) {
  const { header, foundation } = useCopy();
  const { logo } = useContent().foundation;
  const [{ logoLink: link }] = useSiteRefs();
  return (
    <Link to={screenPaths.home} ref={link} draggable={false} aria-label={header.homeLabel} {...props}>
      <Logo logo={logo} className={`shrink-0 *:size-full ${logoClassName}`} />
      <span className={nameClassName}>{foundation.name}</span>
    </Link>
  );
}
