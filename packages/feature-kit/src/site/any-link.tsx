import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { linkTarget } from './link';

export interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string;
}

/**
 * A link with an address from data. A page of this site opens through the router, another site in a new tab, mail and telephone in
 * their programs. An address that must not be opened gives text without a link.
 */
export function AnyLink({ href, ...rest }: AnyLinkProps) {
  const target = linkTarget(href);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the other props
  if (!target) return <a {...rest} />;
  if (target.path !== undefined) return <Link {...rest} to={target.path} />;
  const isWeb = target.href.startsWith('http');
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the other props
  return <a {...rest} href={target.href} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })} />;
}
