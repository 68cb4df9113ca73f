import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { ExitsEditorProps } from './exits-editor';

const Editor = lazyPart(async () => (await import('./exits-editor')).ExitsEditor, {
  fallback: null,
  failed: ({ onEdit }) => <FailedOnPress onClose={() => onEdit(undefined)} />,
});

/** The dialog of the exits of a buy, loaded when it is first needed. */
export function LazyExitsEditor(props: ExitsEditorProps) {
  return props.edit && <Editor {...props} />;
}
