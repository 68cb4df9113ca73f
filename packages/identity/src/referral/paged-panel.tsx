import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { pageCount } from '@bourse/lists';
import { DataTable, EmptyState, Pagination, Panel, Row, type Column, type IconName } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';

/** Rows of a page, as in other lists (money side, section 9). */
const PAGE_SIZE = 10;

export interface PagedPanelProps<Line> {
  readonly title: string;
  readonly columns: readonly Column<Line>[];
  readonly rowKey: (row: Line) => string | number;
  readonly icon: IconName;
  readonly empty: string;
  readonly read: {
    readonly currentData?: { readonly rows: readonly Line[]; readonly total: number | undefined } | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A list of the referral with its pages. */
export function PagedPanel<Line>({ title, columns, rowKey, icon, empty, read, page, onPage }: PagedPanelProps<Line>) {
  const text = identityMessages.useText();
  const { currentData, error, refetch } = read;
  return (
    <Panel title={title}>
      {currentData === undefined && error !== undefined ? (
        <ReadError title={text('referral.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={currentData?.rows ?? []}
          rowKey={rowKey}
          isLoading={currentData === undefined}
          empty={<EmptyState icon={icon} title={empty} />}
        />
      )}
      {currentData?.total !== undefined && currentData.total > PAGE_SIZE && (
        <Row style={{ justifyContent: 'center', padding: 12 }}>
          <Pagination page={page} pageCount={pageCount(currentData.total, PAGE_SIZE)} onChange={onPage} />
        </Row>
      )}
    </Panel>
  );
}
