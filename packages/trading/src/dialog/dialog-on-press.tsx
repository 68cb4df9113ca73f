import { ErrorState, useChunk } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { PlainDialog } from './plain-dialog';

export interface DialogOnPressProps<Module extends object> {
  /** A constant of its file. */
  readonly load: () => Promise<Module>;
  /** Title of the dialog that reports a failed load. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (module: Module) => ReactNode;
}

/** A dialog whose code is loaded when it is first opened. */
export function DialogOnPress<Module extends object>(props: DialogOnPressProps<Module>) {
  const chunk = useChunk(props.load);
  if (chunk.status === 'loading') return null;
  if (chunk.status === 'ready') return props.children(chunk.module);
  return (
    <PlainDialog open title={props.title} onClose={props.onClose}>
      <ErrorState onRetry={chunk.retry} />
    </PlainDialog>
  );
}
