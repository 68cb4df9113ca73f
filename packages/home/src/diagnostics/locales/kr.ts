import type { Messages } from '@bourse/i18n';
import type en from './en';

const kr: Messages<typeof en> = {
  connection: '연결',
  phase: '실시간 데이터',
  'phase.connecting': '연결 중',
  'phase.live': '실시간',
  'phase.stale': '최근 데이터 없음',
  'phase.down': '연결되지 않음',
  lastEvent: '최신 이벤트 경과 시간',
  roundTrip: '왕복 지연',
  roundTripOf: '{{median}}ms({{least}}~{{most}}ms)',
  offset: '시계 오차',
  offsetOf: '{{offset}}ms, ±{{precision}}ms',
  delay: '전달 지연',
  delayUnknown: '— 거래소가 이벤트 전송 시각을 제공하지 않습니다.',
  measure: '지금 측정',
  notMeasured: '거래소가 응답하지 않았습니다. 다시 시도하세요.',
  calls: '이 페이지의 데이터',
  'calls.name': '데이터',
  'calls.status': '상태',
  'calls.age': '경과 시간',
  'calls.took': '소요 시간',
  'calls.none': '아직 불러온 데이터가 없습니다',
  'status.waiting': '대기 중',
  'status.arrived': '로드됨',
  'status.failed': '실패',
  seconds: '{{seconds}}초',
  milliseconds: '{{milliseconds}}밀리초',
  bundle: '지원용 파일',
  'bundle.words':
    '저장하기 전에 아래 파일 전체를 확인하세요. 비밀번호, 토큰, 주소, 이름, 금액은 포함되지 않으며 자동으로 전송되지 않습니다. 고객센터 문의에 첨부하세요.',
  'bundle.prepare': '지원용 파일 만들기',
  'bundle.save': '파일 저장',
  'bundle.content': '지원용 파일 내용',
};

export default kr;
