import { Button, Dialog, Quiet, Stack, TextField } from '@bourse/ui-kit';
import { useState } from 'react';
import { journalMessages } from './locales/messages';
import { NOTE_MAX, tagsOf, type TradeNote } from './notes';

export interface NoteDialogProps {
  readonly title: string;
  readonly note: TradeNote | undefined;
  readonly onSave: (note: TradeNote) => void;
  readonly onClose: () => void;
}

/** Edits the note and the tags of a trade. */
export function NoteDialog({ title, note, onSave, onClose }: NoteDialogProps) {
  const text = journalMessages.useText();
  const [words, setWords] = useState(note?.text ?? '');
  const [tags, setTags] = useState(note?.tags.join(', ') ?? '');
  const save = () => {
    onSave({ text: words.trim(), tags: tagsOf(tags) });
    onClose();
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={title}
      onClose={onClose}
      actions={<Button onClick={save}>{text('note.save')}</Button>}
    >
      <Stack spacing={3}>
        <TextField label={text('note.text')} value={words} onChange={setWords} rows={3} maxLength={NOTE_MAX} />
        <TextField label={text('note.tags')} value={tags} onChange={setTags} hint={text('note.tagsHint')} />
        <Quiet>{text('note.onDevice')}</Quiet>
      </Stack>
    </Dialog>
  );
}
