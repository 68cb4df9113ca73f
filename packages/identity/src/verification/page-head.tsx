import { Quiet } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { identityMessages } from '../locales/messages';

interface PageHeadProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

/** "Step 2 of 4". It takes the focus when the page changes, because the pressed button belongs to another page then. */
export function PageHead({ page, pages }: PageHeadProps) {
  const text = identityMessages.useText();
  const head = useRef<HTMLSpanElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.focus();
  }, [page]);
  return (
    <Quiet ref={head} tabIndex={-1}>
      {text('verify.page', { page: page + 1, pages })}
    </Quiet>
  );
}
