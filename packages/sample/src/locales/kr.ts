import type { SampleTexts } from './messages';

const kr: SampleTexts = {
  'entries.title': '샘플',
  'entries.search': '이름으로 검색',
  'entries.name': '이름',
  'entries.created': '생성 시간',
  'entries.unknown': '알 수 없음',
  'entries.none': '아직 내용이 없습니다.',
  'entries.noMatch': '일치하는 항목이 없습니다.',
  'entries.failed': '목록을 불러오지 못했습니다',
};

export default kr;
