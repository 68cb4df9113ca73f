import { Button, Chip, Quiet, Row, Select, type Column, ToolbarField } from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import { journalMessages } from './locales/messages';
import { NoteDialog } from './note-dialog';
import type { JournalNotes } from './notes';

/** The option without a filter. */
const ALL = '';

export interface UseJournalNotesOptions<Trade> {
  readonly notes: JournalNotes;
  /** The same for the same trade in every session. */
  readonly keyOf: (trade: Trade) => string;
  /** Names a trade in its dialog and for screen readers: *BTC/USDT, 20 Nov 12:00*. */
  readonly nameOf: (trade: Trade) => string;
}

export interface UseJournalNotes<Trade> {
  /** The note of a trade with its tags, and the button that edits it. The last column of a table. */
  readonly column: Column<Trade>;
  /** Chooses a tag; nothing while no trade has one. */
  readonly filter: ReactNode;
  /** Whether a trade has the chosen tag. */
  readonly isShown: (trade: Trade) => boolean;
  readonly dialog: ReactNode;
}

/** Notes and tags for the table of a journal. */
export function useJournalNotes<Trade>(options: UseJournalNotesOptions<Trade>): UseJournalNotes<Trade> {
  const { notes, keyOf, nameOf } = options;
  const { noteOf, tags, save } = notes;
  const text = journalMessages.useText();
  const [chosen, setChosen] = useState(ALL);
  const [edited, setEdited] = useState<Trade>();
  // A tag that its last trade has lost filters nothing.
  const tag = tags.includes(chosen) ? chosen : ALL;
  const titleOf = (trade: Trade) => text(noteOf(keyOf(trade)) ? 'note.editOf' : 'note.addTo', { trade: nameOf(trade) });
  return {
    column: {
      id: 'note',
      header: text('note.header'),
      cell: (trade) => {
        const note = noteOf(keyOf(trade));
        return (
          <Row spacing={2} sx={{ maxWidth: 320 }}>
            {note?.tags.map((name) => (
              <Chip key={name} label={name} />
            ))}
            {note && note.text !== '' && <Quiet style={{ whiteSpace: 'normal' }}>{note.text}</Quiet>}
            {save && (
              <Button size="small" tone="quiet" aria-label={titleOf(trade)} onClick={() => setEdited(trade)}>
                {text(note ? 'note.edit' : 'note.add')}
              </Button>
            )}
          </Row>
        );
      },
    },
    filter:
      tags.length === 0 ? undefined : (
        <ToolbarField>
          <Select
            label={text('filter.label')}
            value={tag}
            options={[{ value: ALL, label: text('filter.all') }, ...tags.map((name) => ({ value: name, label: name }))]}
            onChange={setChosen}
          />
        </ToolbarField>
      ),
    isShown: (trade) => tag === ALL || (noteOf(keyOf(trade))?.tags.includes(tag) ?? false),
    dialog: edited !== undefined && save && (
      <NoteDialog
        title={titleOf(edited)}
        note={noteOf(keyOf(edited))}
        onSave={(note) => void save(keyOf(edited), note)}
        onClose={() => setEdited(undefined)}
      />
    ),
  };
}
