/** A histogram that costs a map look-up and an addition for a value: prom-client's own costs ten times as much. */
import {
  Histogram,
  type HistogramConfiguration,
  type MetricObjectWithValues,
  type MetricValueWithName,
} from 'prom-client';

/** The values of one combination of labels. */
interface Series<Label extends string> {
  readonly labels: Partial<Record<Label, string>>;
  /** How many values fell into each bucket, and into none of them. */
  readonly counts: number[];
  sum: number;
}

/** A Prometheus histogram. Its values are given by {@link count} alone. */
export class SeriesHistogram<Label extends string> extends Histogram<Label> {
  readonly #config: HistogramConfiguration<Label>;
  readonly #labelNames: readonly Label[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series<Label>>();

  constructor(config: HistogramConfiguration<Label> & { labelNames: Label[]; buckets: number[] }) {
    super(config);
    this.#config = config;
    this.#labelNames = config.labelNames;
    this.#bounds = config.buckets;
  }

  /** Counts a value under label values given in the order of the label names. */
  count(value: number, ...labels: readonly string[]): void {
    const key = labels.join(' ');
    let series = this.#series.get(key);
    if (series === undefined) {
      series = this.#newSeries(labels);
      this.#series.set(key, series);
    }
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? Infinity)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<Label | 'le'>>> {
    const { name, help } = this.#config;
    const values = [...this.#series.values()].flatMap((series) => this.#valuesOf(series));
    // prom-client's enum of types exists in its typings alone
    return { name, help, type: 'histogram' as never, aggregator: 'sum', collect: () => undefined, values };
  }

  /** What the registry asks before it asks {@link get}. */
  getForPromString(): ReturnType<SeriesHistogram<Label>['get']> {
    return this.get();
  }

  #newSeries(values: readonly string[]): Series<Label> {
    const labels: Partial<Record<Label, string>> = {};
    this.#labelNames.forEach((name, index) => (labels[name] = values[index] ?? ''));
    return { labels, counts: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
  }

  #valuesOf({ labels, counts, sum }: Series<Label>): MetricValueWithName<Label | 'le'>[] {
    const { name } = this.#config;
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      return {
        metricName: `${name}_bucket`,
        labels: { ...labels, le: this.#bounds[index] ?? '+Inf' },
        value: total,
      };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ] as MetricValueWithName<Label | 'le'>[];
  }
}
