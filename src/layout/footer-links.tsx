import { Link } from 'react-router-dom';

interface FooterLinksProps {
  links: readonly { path: string; name: string }[];
  className: string;
}

/** A list of links to screens, in the footer. */
export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path} className="text-link min-h-11">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
