import { DataTable, type DataTableProps } from '@bourse/ui-kit';
import { type LoadState, ReadError } from '@bourse/feature-kit';
import { PagedList, type PagedListProps } from '@bourse/lists';

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'isLoading'>, Omit<PagedListProps, 'children'> {
  readonly state: LoadState;
  /** Heading where the list cannot be read. */
  readonly failedTitle: string;
  readonly onRetry: () => void;
}

/** A table that comes in pages: its rows and the button for more, or why it cannot be read. */
export function PagedTable<Row>({ state, failedTitle, onRetry, more, onMore, ...table }: PagedTableProps<Row>) {
  if (state.kind === 'failed') return <ReadError title={failedTitle} failure={state.failure} onRetry={onRetry} />;
  return (
    <PagedList more={more} onMore={onMore}>
      <DataTable {...table} isLoading={state.kind === 'loading'} />
    </PagedList>
  );
}
