/** Where things are that both nginx and PHP-FPM are told of. */
export interface PhpPlaces {
  /** On which nginx listens. */
  readonly port: number;
  /** The Unix socket between the two. */
  readonly socket: string;
  /** The folder of `tmp` and `new`. */
  readonly mailDir: string;
  readonly script: string;
}

const IS_ROOT = process.getuid?.() === 0;

/** PHP-FPM's settings: a fixed number of workers, which are there from the start. */
export function poolConfiguration({ socket }: PhpPlaces, workers: number): string {
  return `[global]
error_log = php.log
daemonize = no
[www]
${IS_ROOT ? "user = root\ngroup = root" : ""}
listen = ${socket}
listen.backlog = 1024
pm = static
pm.max_children = ${workers}
`;
}

/** nginx's settings: only the mail route, no log of requests, and connections are kept. */
export function nginxConfiguration({ port, socket, mailDir, script }: PhpPlaces): string {
  return `daemon off;
${IS_ROOT ? "user root;" : ""}
worker_processes auto;
pid nginx.pid;
error_log nginx.log warn;
events { worker_connections 1024; }
http {
    access_log off;
    keepalive_requests 1000000;
    client_body_buffer_size 64k;
    client_body_temp_path temp/body;
    proxy_temp_path temp/proxy;
    fastcgi_temp_path temp/fastcgi;
    uwsgi_temp_path temp/uwsgi;
    scgi_temp_path temp/scgi;
    server {
        listen 127.0.0.1:${port} backlog=1024;
        location = /mail.php {
            fastcgi_pass "unix:${socket}";
            fastcgi_param SCRIPT_FILENAME "${script}";
            fastcgi_param REQUEST_METHOD $request_method;
            fastcgi_param CONTENT_TYPE $content_type;
            fastcgi_param CONTENT_LENGTH $content_length;
            fastcgi_param REMOTE_ADDR $remote_addr;
            fastcgi_param MAIL_DIR "${mailDir}";
        }
    }
}
`;
}
