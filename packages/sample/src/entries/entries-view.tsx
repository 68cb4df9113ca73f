import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, ErrorState, Page, Panel, SearchField, type Column } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { SampleEntry } from '@bourse/contracts/sample';
import { sampleMessages } from '../locales/messages';
import { matching } from '../rules/matching';

const Search = styled('search')({ maxWidth: 240, padding: 12 });

export interface EntriesViewProps {
  /** `undefined` while loading. */
  readonly entries: readonly SampleEntry[] | undefined;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The last request failed. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The list with a search field. */
export function EntriesView({ entries, search, onSearch, hasFailed, isFetching, onRetry }: EntriesViewProps) {
  const text = sampleMessages.useText();
  const format = useFormat();
  const columns: Column<SampleEntry>[] = [
    { id: 'name', header: text('entries.name'), cell: ({ name }) => name },
    {
      id: 'created',
      header: text('entries.created'),
      cell: ({ createdAt }) => (createdAt === undefined ? text('entries.unknown') : format.dateTime(createdAt)),
    },
  ];
  return (
    <Page title={text('entries.title')}>
      <Panel label={text('entries.title')}>
        {hasFailed && entries === undefined ? (
          <ErrorState title={text('entries.failed')} onRetry={onRetry} isRetrying={isFetching} />
        ) : (
          <>
            <Search>
              <SearchField label={text('entries.search')} value={search} onChange={onSearch} />
            </Search>
            <DataTable
              label={text('entries.title')}
              columns={columns}
              rows={matching(entries ?? [], search)}
              rowKey={({ id }) => id}
              isLoading={entries === undefined}
              empty={
                entries?.length === 0 ? (
                  <EmptyState title={text('entries.none')} />
                ) : (
                  <EmptyState title={text('entries.noMatch')} />
                )
              }
            />
          </>
        )}
      </Panel>
    </Page>
  );
}
