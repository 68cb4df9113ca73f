import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { uiKitMessages } from '../locales/messages';
import { isMarkup, paragraphsOf } from './plain-text';
import { textStyles } from './styles';
import { Stack } from '../layout/stack';

const Text = styled('div')(textStyles);

export interface RichTextProps {
  /** Markup from the server, trusted in nothing, or plain text. */
  content: string;
  /** Level of its topmost headings; 2 where left out, below the page's own. */
  headingLevel?: 2 | 3 | 4;
  /** Takes over clicks on links to pages of this site, so that they need no loading; gets path, query and fragment. */
  onNavigate?: (path: string) => void;
}

/** Rich text of the server: notices, articles, agreements, coins. Sanitised first (see `sanitise`). */
export function RichText({ content, ...rest }: RichTextProps) {
  const [attempt, setAttempt] = useState(0);
  if (isMarkup(content)) {
    // A new key tries again from the beginning.
    return <Markup key={attempt} content={content} {...rest} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return (
    <Text translate="yes">
      {paragraphsOf(content).map((lines, index) => (
        <p key={index}>
          {lines.map((line, at) => (
            <span key={at}>
              {at > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      ))}
    </Text>
  );
}

type Prepared = { content: string; fragment: DocumentFragment | undefined };

/** The purifier comes when the first markup is shown: most screens never need it. */
function Markup({ content, headingLevel = 2, onNavigate, onRetry }: RichTextProps & { onRetry: () => void }) {
  const text = uiKitMessages.useText();
  const tableLabel = text('richText.table');
  const [prepared, setPrepared] = useState<Prepared>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (fragment: DocumentFragment | undefined) => isCurrent && setPrepared({ content, fragment });
    import('./sanitise').then(
      ({ sanitise }) => settle(sanitise(content, { headingLevel, tableLabel })),
      () => settle(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, headingLevel, tableLabel]);

  if (prepared?.content !== content) {
    return (
      <Stack spacing={3} aria-busy>
        {['100%', '94%', '98%', '62%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    );
  }
  if (!prepared.fragment) return <ErrorState onRetry={onRetry} />;
  return <Clean fragment={prepared.fragment} onNavigate={onNavigate} />;
}

interface CleanProps {
  fragment: DocumentFragment;
  onNavigate: ((path: string) => void) | undefined;
}

/** Cleaned elements as they are: written out as text and parsed again, they could turn into something else. */
function Clean({ fragment, onNavigate }: CleanProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(fragment.cloneNode(true));
  }, [fragment]);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !onNavigate || link.target !== '' || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(`${link.pathname}${link.search}${link.hash}`);
  });
  useEffect(() => {
    const element = place.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return <Text ref={place} translate="yes" />;
}
