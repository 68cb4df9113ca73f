import type { Messages } from '@bourse/i18n';
import type en from './en';

const zh: Messages<typeof en> = {
  connection: '连接',
  phase: '实时数据',
  'phase.connecting': '连接中',
  'phase.live': '实时',
  'phase.stale': '暂无新数据',
  'phase.down': '未连接',
  lastEvent: '最新推送距今',
  roundTrip: '往返延迟',
  roundTripOf: '{{median}} 毫秒（{{least}} 至 {{most}} 毫秒）',
  offset: '时钟偏差',
  offsetOf: '{{offset}} 毫秒，误差 ±{{precision}} 毫秒',
  delay: '推送延迟',
  delayUnknown: '— 交易所未提供推送的发送时间。',
  measure: '立即测量',
  notMeasured: '交易所未响应，请重试。',
  calls: '本页数据',
  'calls.name': '数据',
  'calls.status': '状态',
  'calls.age': '距今',
  'calls.took': '耗时',
  'calls.none': '尚未加载数据',
  'status.waiting': '等待中',
  'status.arrived': '已加载',
  'status.failed': '失败',
  seconds: '{{seconds}} 秒',
  milliseconds: '{{milliseconds}} 毫秒',
  bundle: '客服诊断文件',
  'bundle.words':
    '保存前请查看下方完整文件。文件不含密码、令牌、地址、姓名或金额，也不会自动发送，请自行附在给客服的消息中。',
  'bundle.prepare': '生成诊断文件',
  'bundle.save': '保存文件',
  'bundle.content': '诊断文件内容',
};

export default zh;
