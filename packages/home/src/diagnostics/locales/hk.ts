import type { Messages } from '@bourse/i18n';
import type en from './en';

const hk: Messages<typeof en> = {
  connection: '連線',
  phase: '即時資料',
  'phase.connecting': '連線中',
  'phase.live': '即時',
  'phase.stale': '暫無新資料',
  'phase.down': '未連線',
  lastEvent: '最新推送距今',
  roundTrip: '往返延遲',
  roundTripOf: '{{median}} 毫秒（{{least}} 至 {{most}} 毫秒）',
  offset: '時鐘偏差',
  offsetOf: '{{offset}} 毫秒，誤差 ±{{precision}} 毫秒',
  delay: '推送延遲',
  delayUnknown: '— 交易所未提供推送的傳送時間。',
  measure: '立即測量',
  notMeasured: '交易所未回應，請重試。',
  calls: '本頁資料',
  'calls.name': '資料',
  'calls.status': '狀態',
  'calls.age': '距今',
  'calls.took': '耗時',
  'calls.none': '尚未載入數據',
  'status.waiting': '等待中',
  'status.arrived': '已載入',
  'status.failed': '失敗',
  seconds: '{{seconds}} 秒',
  milliseconds: '{{milliseconds}} 毫秒',
  bundle: '客服診斷檔案',
  'bundle.words':
    '儲存前請查看下方完整檔案。檔案不含密碼、權杖、地址、姓名或金額，也不會自動傳送，請自行附在給客服的訊息中。',
  'bundle.prepare': '產生診斷檔案',
  'bundle.save': '儲存檔案',
  'bundle.content': '診斷檔案內容',
};

export default hk;
