import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
}

/**
 * A link to wherever an operator leads: to a page of this site without loading it anew, to another site beside this one, to a
 * program for mail or telephone without an empty tab.
 */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  if (href.startsWith('/')) return <Link {...rest} to={href} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it stands among the rest
  return <a {...rest} href={href} {...(/^http/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' })} />;
}
