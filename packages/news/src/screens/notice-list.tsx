import { useSearchParams } from 'react-router';
import type { NoticeCategory } from '../notices/categories';
import { NoticeListView, type NoticeChoice } from '../notices/notice-list-view';
import { useNews, useNotices } from '../notices/use-news';

const PARAMETER = 'category';

function choiceOf(text: string | null): NoticeChoice {
  return text === '3' || text === '4' ? text : 'all';
}

function AllNotices(props: ListProps) {
  return <NoticeListView {...props} {...useNotices()} />;
}

function NoticesOf({ category, ...props }: ListProps & { category: NoticeCategory }) {
  return <NoticeListView {...props} {...useNews(category)} />;
}

interface ListProps {
  readonly choice: NoticeChoice;
  readonly onChoice: (choice: NoticeChoice) => void;
}

/** `/noticeList?category=3`: the exchange's notices. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const choice = choiceOf(address.get(PARAMETER));
  const onChoice = (next: NoticeChoice) => setAddress(next === 'all' ? {} : { [PARAMETER]: next });
  const props = { choice, onChoice };
  if (choice === 'all') return <AllNotices {...props} />;
  return <NoticesOf {...props} category={choice === '3' ? 3 : 4} />;
}
