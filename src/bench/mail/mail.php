<?php
// The work of src/mail/ as a PHP page would do it, for `npm run bench -- mail` to measure beside it. Never deployed.
declare(strict_types=1);

const FROM = 'website@brightfold.example';
const TO = 'hello@brightfold.example';
const MAX_LENGTHS = [
    'firstName' => 100, 'lastName' => 100, 'email' => 254, 'phone' => 40, 'service' => 60, 'message' => 10000,
];

header('Content-Type: text/plain; charset=utf-8');
header('Cache-Control: no-store');
if ($_SERVER['REQUEST_METHOD'] !== 'POST') refuse(405, 'Only messages are taken here.');
$fields = checked($_POST);
$reference = strtoupper(bin2hex(random_bytes(4)));
store($_SERVER['MAIL_DIR'], composed($fields, $reference));
header("Enquiry-Reference: $reference");
echo 'success';

function checked(array $posted): array
{
    $fields = [];
    foreach (MAX_LENGTHS as $name => $length) {
        $value = $posted[$name] ?? '';
        if (!is_string($value) || preg_match('//u', $value) !== 1) refuse(400, "The field $name cannot be read.");
        $value = trim($value);
        if (strlen($value) > 4 * $length) refuse(422, "The field $name is too long.");
        if ($name !== 'message' && preg_match('/[\x00-\x1f\x7f]/', $value) === 1) refuse(422, "Please check $name.");
        $fields[$name] = $value;
    }
    foreach (['firstName', 'lastName', 'email', 'message'] as $name) {
        if ($fields[$name] === '') refuse(422, "Please fill in $name.");
    }
    if (filter_var($fields['email'], FILTER_VALIDATE_EMAIL) === false) refuse(422, 'Please check your email address.');
    $fields['message'] = str_replace(["\r\n", "\r"], "\n", $fields['message']);
    return $fields;
}

function composed(array $fields, string $reference): string
{
    $name = "{$fields['firstName']} {$fields['lastName']}";
    $facts = array_filter([
        'Name' => $name,
        'Email' => $fields['email'],
        'Phone' => $fields['phone'],
        'Service' => $fields['service'],
        'Reference' => $reference,
    ], fn (string $value) => $value !== '');
    $text = '';
    $rows = '';
    foreach ($facts as $label => $value) {
        $text .= "$label: $value\n";
        $rows .= "<tr><th align=\"left\" scope=\"row\">$label</th><td dir=\"auto\">" . escaped($value) . "</td></tr>\n";
    }
    $html = "<!doctype html><html><head><meta charset=\"utf-8\"></head><body><table>\n$rows</table><hr>"
        . '<div dir="auto" style="white-space:pre-wrap">' . escaped($fields['message']) . "</div></body></html>\n";
    $boundary = '--_' . bin2hex(random_bytes(12));
    $headers = [
        'From: Brightfold website <' . FROM . '>',
        'To: Brightfold <' . TO . '>',
        'Reply-To: =?UTF-8?B?' . base64_encode($name) . "?= <{$fields['email']}>",
        "Subject: Website enquiry [$reference]",
        "Message-ID: <$reference." . bin2hex(random_bytes(8)) . '@brightfold.example>',
        'Date: ' . date(DATE_RFC2822),
        'MIME-Version: 1.0',
        "Content-Type: multipart/alternative; boundary=\"$boundary\"",
    ];
    return implode("\n", $headers) . "\n\n" . part($boundary, 'plain', "$text\n{$fields['message']}\n")
        . part($boundary, 'html', $html) . "--$boundary--\n";
}

function part(string $boundary, string $type, string $content): string
{
    // Only CRLF stays a line end in quoted-printable.
    $encoded = str_replace("\r\n", "\n", quoted_printable_encode(str_replace("\n", "\r\n", $content)));
    return "--$boundary\nContent-Type: text/$type; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n$encoded\n";
}

function escaped(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
}

function store(string $folder, string $message): void
{
    $name = time() . '.P' . getmypid() . 'R' . bin2hex(random_bytes(8)) . '.' . gethostname();
    $file = fopen("$folder/tmp/$name", 'x');
    $isStored = $file !== false && fwrite($file, $message) === strlen($message) && fsync($file) && fclose($file)
        && rename("$folder/tmp/$name", "$folder/new/$name") && isWrittenThrough("$folder/new");
    if (!$isStored) refuse(503, 'We could not keep your message just now.');
}

/** Until the entries of its folder are on the disk too, a crash may take back the name of a message. */
function isWrittenThrough(string $folder): bool
{
    $entries = fopen($folder, 'r');
    return $entries !== false && fsync($entries) && fclose($entries);
}

function refuse(int $status, string $sentence): never
{
    http_response_code($status);
    exit($sentence);
}
